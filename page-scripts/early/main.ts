import { startPage } from './every-page';

/*
 * The early script: inline in every page, only for work that can't wait for on-load/ (docs/islands.md).
 * Listeners capture on the window, to come before any other.
 */
startPage();
