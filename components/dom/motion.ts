/* framer-motion's parts that the site uses: one chunk, fetched by `load-motion.ts`. */

export { animate } from 'framer-motion/dom/mini';
export { hideBelow } from './entrances';
