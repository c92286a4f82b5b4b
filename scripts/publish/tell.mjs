import { repositoryApi, repositoryOf } from './github.mjs';
import { happeningOf, tell } from './publication.mjs';

/** `node scripts/publish/tell.mjs`, by `.github/workflows/publication.yml`, where nothing is installed. */
await tell(repositoryApi(repositoryOf(process.env)), happeningOf(process.env));
