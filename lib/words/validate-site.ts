import { pages } from '@/content/pages';
import type { Data, DataFile } from '@/content/schema';
import type { IsoDate } from '@/content/seasons/types';
import { isShown } from '@/content/hidden';

import { addDays } from '@/lib/tax/dates';
import { fill, type Words } from './fill';
import { fontCharacters } from './font-characters';
import type { DataProblem } from './validate-data';
import { seasonProblems } from './validate-seasons';

/* Rules across several fields of one file of the owner's data; rules of one field are in content/schema.ts. */

type Rules = { readonly [File in DataFile]?: (data: Data[File], known: Known) => readonly Found[] };
type Found = Omit<DataProblem, 'file'>;

/** What a rule may know besides its file. */
export type Known = { readonly today: IsoDate; readonly words: Words };

/** Problems of a file whose fields are each as the schema has them. */
export function ruleProblems<File extends DataFile>(
  file: File,
  data: Data[File],
  known: Known,
): DataProblem[] {
  return (rules[file]?.(data, known) ?? []).map((found) => ({ file, ...found }));
}

/** Days: a notice shown for longer tends to be forgotten. */
const MOST_DAYS_AHEAD = 90;

const rules: Rules = {
  site(data) {
    const drawn = (['businessName', 'accountantName', 'professionalTitle'] as const).flatMap(
      (path): Found[] => {
        const strange = [...data[path]].find((letter) => !fontCharacters.includes(letter));
        if (strange === undefined) return [];
        return [
          {
            path,
            mend: `quita «${strange}»: no se puede dibujar en la imagen que se comparte`,
            found: data[path],
          },
        ];
      },
    );
    const isFixedLine = /^\+57\D*6/.test(data.phone);
    if (!isFixedLine || data.whatsapp !== undefined) return drawn;
    const mend = 'tu teléfono es fijo: escribe aquí el celular de WhatsApp, así: +57 300 123 4567';
    return [...drawn, { path: 'whatsapp', mend }];
  },

  presentation({ headline, highlight }) {
    const times = highlight === undefined ? 1 : headline.split(highlight).length - 1;
    if (times === 1) return [];
    const mend = `copia una parte de «${headline}» que esté una sola vez`;
    return [{ path: 'highlight', mend, found: highlight }];
  },

  services({ services }) {
    const shown = services.filter(isShown);
    const offered = shown.filter(({ page }) => page?.id === 'incomeTax');
    if (offered.length === 1) return [];
    const mend = 'deja a la vista un servicio, y uno solo, cuya página sea Declaración de Renta';
    const found = offered.length === 0 ? 'ninguno' : offered.map(({ name }) => name).join(', ');
    return [{ path: 'services', mend, found }];
  },

  offer({ fees, workingSince, testimonials = [] }, { today }) {
    const isEmpty = fees !== undefined && fees.from === undefined && (fees.includes ?? []).length === 0;
    return [
      ...(isEmpty
        ? [{ path: 'fees', mend: 'escribe un valor o algo de lo que incluye, o quita el grupo' }]
        : []),
      ...(workingSince !== undefined && workingSince > today.slice(0, 4)
        ? [{ path: 'workingSince', mend: 'escribe un año que ya empezó, así: 2012', found: workingSince }]
        : []),
      ...testimonials.flatMap(({ consentDate }, index): Found[] =>
        consentDate <= today
          ? []
          : [
              {
                path: `testimonials[${index}].consentDate`,
                mend: `escribe el día en que te autorizó: ${today} o antes`,
                found: consentDate,
              },
            ],
      ),
    ];
  },

  faq({ questions }) {
    if (questions.some(isShown)) return [];
    return [{ path: 'questions', mend: 'deja a la vista al menos una pregunta' }];
  },

  checklist({ groups }) {
    if (groups.some(({ documents }) => documents.some(isShown))) return [];
    return [{ path: 'groups', mend: 'deja a la vista al menos un documento' }];
  },

  pages(data, { today, words }) {
    const ids = Object.keys(pages) as (keyof typeof pages)[];
    const texts = [
      ['title', 25, 65],
      ['description', 70, 160],
      ['label', 1, 40],
    ] as const;
    return [
      ...texts.flatMap(([field, least, most]) =>
        ids.flatMap((id, index): Found[] => {
          const path = `${id}.${field}`;
          const [unknown] =
            data[id][field].match(/\{\w+\}/g)?.filter((token) => !(token.slice(1, -1) in words)) ?? [];
          if (unknown !== undefined)
            return [
              { path, mend: `quita ${unknown}: de esta temporada aún no se conoce`, found: data[id][field] },
            ];
          const text = fill(data[id][field], words);
          if (text.length < least || text.length > most) {
            const mend = `escribe de ${least} a ${most} letras: con las llaves llenas tiene ${text.length}`;
            return [{ path, mend, found: text }];
          }
          const twin = ids.slice(0, index).find((other) => data[other][field] === data[id][field]);
          if (twin === undefined) return [];
          return [{ path, mend: `escribe otro texto que el de «${data[twin].label}»`, found: text }];
        }),
      ),
      ...ids.flatMap((id): Found[] => {
        const { updated } = data[id];
        const mend = `escribe el día en que los leíste: ${today} o antes`;
        return updated <= today ? [] : [{ path: `${id}.updated`, mend, found: updated }];
      }),
    ];
  },

  notice({ notices = [] }, { today }) {
    const latest = addDays(today, MOST_DAYS_AHEAD);
    return notices.flatMap(({ from, until }, index): Found[] => {
      const path = `notices[${index}].until`;
      if (until < from) return [{ path, mend: `escribe ${from} o un día posterior`, found: until }];
      if (until > latest) return [{ path, mend: `escribe ${latest} o un día anterior`, found: until }];
      return [];
    });
  },

  seasons: seasonProblems,
};
