import { LuPause, LuPlay } from 'react-icons/lu';
import { CardNumber } from '@/components/links/CardNumber';
import { homeWords } from '@/content/home';
import { presentation } from '@/content/presentation';
import { site } from '@/content/site';
import styles from './BusinessCard.module.css';

const { pause } = homeWords.banner;

/**
 * The logo card: a business card, whose tagline flips. The flip is one CSS animation and its pause button a checkbox, so both work
 * without script.
 */
export function BusinessCard() {
  return (
    <div className={styles.card}>
      <div className={styles.portrait}>
        <img src={site.portrait.face} width={84} height={84} alt="" className="photo" />
        <img src="/images/logo.svg" width={32} height={32} alt="" className={styles.logo} />
      </div>
      <p>
        <strong className={styles.name}>{site.accountantName}</strong>{' '}
        <span className={styles.facts}>
          <CardNumber />
        </span>{' '}
        <span className={styles.facts}>{site.city}</span>
      </p>
      <div className={styles.line}>
        <p className={styles.flip}>
          <span className={styles.face}>{site.professionalTitle}</span>{' '}
          <span className={styles.face} data-side="back">
            {presentation.tagline}
          </span>
        </p>
      </div>
      <label className={`round ${styles.pause}`} title={pause}>
        <input type="checkbox" />
        <span className="hidden">{pause}</span>
        <LuPause aria-hidden className={styles.pauseIcon} />
        <LuPlay aria-hidden className={styles.playIcon} />
      </label>
    </div>
  );
}
