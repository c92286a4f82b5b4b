import { runOnLoad } from './every-page';
import { startIslands } from './islands';

/* The on-load script: the work of every page soon after it has loaded and been painted. */
runOnLoad();
startIslands();
