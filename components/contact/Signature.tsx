import { site } from '@/content/site';
import { ProfessionalCard } from './ProfessionalCard';
import styles from './Signature.module.css';

/** The accountant's portrait, name, professional card and city. */
export function Signature() {
  return (
    <div className={`wrap ${styles.signature}`}>
      <img src={site.portrait.face} alt={site.portrait.alt} width={56} height={56} loading="lazy" />
      <p>
        <strong className={styles.name}>{site.accountantName}</strong>{' '}
        <span>{`${site.professionalTitle}, ${site.city}`}</span>{' '}
        <span className={styles.card}>
          <ProfessionalCard />
        </span>
      </p>
    </div>
  );
}
