import type { IslandName } from '@/components/ui/Island';

type Part = {
  /** The pages that may fetch it: all, or those with the tool. */
  readonly pages: 'all' | 'with the tool';
  /**
   * What parts share is one file a group: `early` holds what may load before any tool, `tools` what several pages' tools use.
   * The tools of the income tax page share a file that other pages don't fetch.
   */
  readonly group: 'early' | 'tools' | 'income tax';
  /** The modules of a tool. Other parts are modules of their own: the on-load script, and what is imported when needed. */
  readonly modules?: readonly string[];
};

/** The parts of the site's script, by the name of their module or tool. */
export const parts: Readonly<Record<string, Part>> = {
  main: {
    pages: 'all',
    group: 'early',
  },
  motion: {
    pages: 'all',
    group: 'early',
  },
  dialogs: {
    pages: 'all',
    group: 'tools',
  },
  DateLookup: {
    pages: 'with the tool',
    group: 'tools',
    modules: ['@/components/calendar/DateLookup'],
  },
  FilingCheck: {
    pages: 'with the tool',
    group: 'income tax',
    modules: ['@/components/income-tax/check/FilingCheck'],
  },
  LateFiling: {
    pages: 'with the tool',
    group: 'income tax',
    modules: ['@/components/income-tax/late/LateFiling'],
  },
  ContactForm: {
    pages: 'with the tool',
    group: 'tools',
    // The modal around the form.
    modules: ['@/components/contact/ContactForm', '@/components/modal/ModalDialog'],
  },
  ModalDialogs: {
    pages: 'with the tool',
    group: 'tools',
  },
} satisfies Record<'main' | 'motion' | 'dialogs' | IslandName, Part>;
