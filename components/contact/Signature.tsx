import { CardNumber } from '@/components/links/CardNumber';
import { site } from '@/content/site';
import styles from './Signature.module.css';

/** The accountant's portrait, name, title and professional card. */
export function Signature() {
  return (
    <div className={`wrap ${styles.signature}`}>
      <img src={site.portrait.face} alt={site.portrait.alt} width={56} height={56} loading="lazy" />
      <p>
        <strong className={styles.name}>{site.accountantName}</strong>{' '}
        <span>
          {`${site.professionalTitle} · `}
          <CardNumber />
        </span>
      </p>
    </div>
  );
}
