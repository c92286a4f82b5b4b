import { useEffect, useState, type ComponentType } from 'react';
import { createPortal } from 'react-dom';
import { FILING_FORM } from '@/components/dom/attributes';
import { fetchPart } from '@/components/dom/page-files';
import { ToolUnavailable } from '../ToolUnavailable';
import { workingWords } from '@/content/working';
import type { DianFileProps } from './dian-file-answers';
import { DIAN_FILE } from '../places';

const PART = 'dian-file-answers';

/** A tap on a way to the DIAN's file, and then the chosen file. */
export type Taken = { readonly file?: File };

/** Loads the code that reads the DIAN's file once a way to it is used. */
export function DianFile(props: Omit<DianFileProps, 'taken'>) {
  const [taken, setTaken] = useState<Taken>();
  const [Answers, setAnswers] = useState<ComponentType<DianFileProps>>();
  const [isLost, setLost] = useState(false);
  useEffect(() => {
    const form = document.getElementById(FILING_FORM);
    const take = ({ target }: Pick<Event, 'target'>) => {
      if (!(target instanceof HTMLInputElement) || target.type !== 'file') return;
      setTaken({ file: target.files?.[0] });
      // The same file can be chosen again.
      target.value = '';
      setLost(false);
      fetchPart(PART)
        .then(() => import('./dian-file-answers'))
        .then(
          ({ DianFileAnswers }) => setAnswers(() => DianFileAnswers),
          () => setLost(true),
        );
    };
    const forget = () => setTaken(undefined);
    const chosen = [...(form?.querySelectorAll<HTMLInputElement>('[type=file]') ?? [])];
    for (const target of chosen) if (target.value !== '') take({ target });
    for (const type of ['click', 'change']) form?.addEventListener(type, take);
    form?.addEventListener('reset', forget);
    return () => {
      for (const type of ['click', 'change']) form?.removeEventListener(type, take);
      form?.removeEventListener('reset', forget);
    };
  }, []);

  if (!taken) return null;
  if (Answers) return <Answers taken={taken} {...props} />;
  const place = document.getElementById(DIAN_FILE);
  return place && createPortal(isLost ? <ToolUnavailable /> : workingWords, place);
}
