import { mind } from './manners';
import { guardFolder, guardRequests, ownFonts } from './requests';

/* Runs before Sveltia's script, which stays as its maker wrote it. */
window.fetch = guardRequests(window.fetch.bind(window));
guardFolder();
ownFonts();
mind();
