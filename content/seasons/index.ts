import { season2025 } from './2025';
import { season2026 } from './2026';
import { season2027 } from './2027';
import type { Season } from './types';

/** Every season of the site, in order. `npm run season -- <year>` writes one and adds it here. */
export const seasons: readonly Season[] = [season2025, season2026, season2027];
