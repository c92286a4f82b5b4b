import type { IslandName } from '@/components/ui/Island';

type Part = {
  /**
   * What parts share is one file a group: `early` holds what may load before any tool, `tools` what several pages' tools use.
   * The tools of the income tax page share a file that other pages don't fetch.
   */
  readonly group: 'early' | 'tools' | 'income tax';
  /**
   * The modules of a tool, which only its pages fetch. Other parts are modules of their own: the on-load script, and what is
   * imported when needed. The modal is on every page, and is the form's part.
   */
  readonly modules?: readonly string[];
};

/** The parts of the site's script, by the name of their module or tool. */
export const parts: Readonly<Record<string, Part>> = {
  main: {
    group: 'early',
  },
  motion: {
    group: 'early',
  },
  dialogs: {
    group: 'tools',
  },
  DateLookup: {
    group: 'tools',
    modules: ['@/components/calendar/DateLookup'],
  },
  FilingCheck: {
    group: 'income tax',
    modules: ['@/components/income-tax/check/FilingCheck'],
  },
  LateFiling: {
    group: 'income tax',
    modules: ['@/components/income-tax/late/LateFiling'],
  },
  ContactForm: {
    group: 'tools',
    // The modal around the form.
    modules: ['@/components/contact/ContactForm', '@/components/modal/ModalDialog'],
  },
  ModalDialogs: {
    group: 'tools',
  },
} satisfies Record<'main' | 'motion' | 'dialogs' | IslandName, Part>;
