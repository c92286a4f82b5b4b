import { CardNumber } from '@/components/links/CardNumber';
import { site } from '@/content/site';
import styles from './Signature.module.css';

type Props = {
  /** Width of the portrait, in pixels. */
  size?: number;
  loading?: 'lazy' | 'eager';
  /** The last line. */
  promise?: string;
};

/** The accountant's portrait, name, title and professional card. */
export function Signature({ size = 56, loading = 'lazy', promise }: Props) {
  return (
    <div className={`wrap ${styles.signature}`}>
      <img
        src={site.portrait.face}
        alt={site.portrait.alt}
        width={size}
        height={size}
        loading={loading}
        className="photo"
      />
      <p>
        <strong className={styles.name}>{site.accountantName}</strong>{' '}
        <span className={styles.title}>{site.professionalTitle}</span>{' '}
        <span className={styles.title}>
          <CardNumber />
        </span>
        {promise !== undefined && <span> {promise}</span>}
      </p>
    </div>
  );
}
