import { repositoryApi, repositoryOf } from './github.mjs';
import { happeningOf, report } from './publication.mjs';

/** `.github/workflows/publication.yml` runs this without any package installed. */
await report(repositoryApi(repositoryOf(process.env)), happeningOf(process.env));
