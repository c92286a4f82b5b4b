import { needsScript } from '@/components/dom/needs-script';
import { dianFileWay } from '@/content/dian-file';
import styles from './DianFile.module.css';

/** Opens the list of the device's files. It has no `accept`, which hides some files on Android. */
export function DianFileWay() {
  return (
    <label className={`screen chip ${styles.way}`} {...needsScript}>
      <input type="file" />
      {dianFileWay.open}
    </label>
  );
}
