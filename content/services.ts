import type { Data } from './schema';
import data from './services.json' with { type: 'json' };

export type Service = Data['services']['services'][number];
export type ServiceIcon = NonNullable<Service['icon']>;

/** The catalogue, in the order in which it is shown and in which the chosen ones are sent. */
export const { services } = data as Data['services'];
