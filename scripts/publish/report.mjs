import { gh } from './issues.mjs';
import { happeningOf, report } from './publication.mjs';

/** The workflows run this, without any package installed, to say what became of a commit. */
report(gh, happeningOf(process.env));
