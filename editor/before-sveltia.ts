import { addBehaviour } from './sveltia-behaviour';
import { guardFolder, guardRequests, ownFonts } from './guard-requests';

/* Runs before Sveltia's script, which is served unchanged. */
window.fetch = guardRequests(window.fetch.bind(window));
guardFolder();
ownFonts();
addBehaviour();
