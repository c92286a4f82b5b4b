import type { IconType } from 'react-icons';
import {
  LuBadgePercent,
  LuBookOpenText,
  LuBriefcaseBusiness,
  LuBuilding2,
  LuChartColumn,
  LuFileCheck,
  LuFiles,
  LuHandCoins,
  LuIdCard,
  LuReceiptText,
  LuRefreshCw,
  LuSearchCheck,
  LuStamp,
  LuVault,
} from 'react-icons/lu';
import type { ServiceIcon } from '@/content/services';

/** The icons by the names that content uses. */
export const serviceIcons: Record<ServiceIcon, IconType> = {
  'tax-return': LuFileCheck,
  ledger: LuBookOpenText,
  taxes: LuBadgePercent,
  payroll: LuHandCoins,
  'e-invoice': LuReceiptText,
  'support-document': LuFiles,
  statements: LuChartColumn,
  cycle: LuRefreshCw,
  treasury: LuVault,
  audit: LuSearchCheck,
  company: LuBuilding2,
  registry: LuStamp,
  'id-card': LuIdCard,
  any: LuBriefcaseBusiness,
};
