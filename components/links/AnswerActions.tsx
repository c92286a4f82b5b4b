import type { ReactNode } from 'react';
import { contactTrigger } from '@/components/modal/trigger';
import { Button, type ButtonLook } from '@/components/ui/Button';
import { answerActionWords } from '@/content/answer-actions';
import { answersWithin } from '@/lib/words/offer';
import { chatLink, serviceName } from '@/lib/words/site-words';
import styles from './AnswerActions.module.css';
import { WhatsAppLink } from './WhatsAppLink';

const { whatsapp, form, editable } = answerActionWords;

type Props = {
  /** Message of the WhatsApp link, shown below it, and preset of the form. */
  message: string;
  label?: string;
  look?: ButtonLook;
  /** The second button: the contact form by default, `null` for none. */
  second?: ReactNode;
};

/** Next steps below an answer: WhatsApp with its visible message, then a second button. */
export function AnswerActions({
  message,
  label = whatsapp,
  look,
  second = (
    <Button look={look === 'sun' ? 'ghost' : 'outline'} {...formTrigger(message)}>
      {form}
    </Button>
  ),
}: Props) {
  return (
    <div className={`screen stack ${styles.actions}`}>
      <WhatsAppLink look={look} href={chatLink(message)} label={label} />
      {answersWithin !== undefined && <p className="soft">{answersWithin}</p>}
      {/* A changed message is another paragraph, for the same reason as in RemountOn. */}
      <p key={message} className={`quoted ${styles.preview}`}>
        {`«${message}» `}
        <small>{editable}</small>
      </p>
      {second}
    </div>
  );
}

/** Attributes of a button that opens the contact modal with the income tax service and a message. */
export function formTrigger(message: string) {
  return contactTrigger({ services: serviceName('incomeTax'), message });
}
