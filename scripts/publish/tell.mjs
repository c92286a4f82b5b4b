import { repositoryApi, repositoryOf } from './github.mjs';
import { happeningOf, tell } from './publication.mjs';

/** `.github/workflows/publication.yml` runs this without any package installed. */
await tell(repositoryApi(repositoryOf(process.env)), happeningOf(process.env));
