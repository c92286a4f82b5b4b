import { basename } from 'node:path';
import { FILING_FORM, LOOKUP_FORM } from '@/components/dom/tool-forms';
import type { Framework } from '../../early/deferred-scripts';

/** Next's list of the files that each `import()` loads. */
export type DynamicImports = Readonly<Record<string, { readonly files: readonly string[] }>>;

/**
 * Chunks of the tools that a first tap may use, by form id: the chunk of that name and those that it shares.
 * @throws if a tool has none
 */
export function findToolChunks(imports: DynamicImports): Framework['tools'] {
  const tools = [FILING_FORM, LOOKUP_FORM].map((formId) => {
    const isNamed = (file: string) => basename(file).startsWith(`${formId}.`);
    const { files = [] } = Object.values(imports).find((each) => each.files.some(isNamed)) ?? {};
    if (files.length === 0) throw new Error(`Next no escribió ningún archivo «${formId}»`);
    return [formId, files.map((file) => `/_next/${file}`)] as const;
  });
  return Object.fromEntries(tools);
}
