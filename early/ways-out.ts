import { hideWaysOut, showWaysOut } from '@/components/dom/ways-out';

/*
 * Inline at the end of every page, because only a page that lost its scripts needs it: so the first packets have room for
 * what the first view shows.
 */
Object.assign(window, { hideWaysOut, showWaysOut });
