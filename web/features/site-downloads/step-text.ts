import type { SiteDownload } from '../../../src/contracts/site-downloads.ts'

const steps: Readonly<Record<NonNullable<SiteDownload['step']>, string>> = {
  capturing: 'Capturing',
  packing: 'Packing',
  stopping: 'Stopping',
}

/** What a download that is under way does just now. */
export const stepText = ({ status, step }: Pick<SiteDownload, 'status' | 'step'>): string =>
  status === 'pending' ? 'Waiting for its turn' : step ? steps[step] : 'Starting'
