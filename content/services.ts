import type { Data } from './schema';
import data from './services.json' with { type: 'json' };

export type Service = Data['services']['services'][number];
export type ServiceIcon = NonNullable<Service['icon']>;

/** Services that are shown, in display order, which is also the order of the chosen ones in a request. */
export const services = (data as Data['services']).services.filter(({ hidden }) => !hidden);
