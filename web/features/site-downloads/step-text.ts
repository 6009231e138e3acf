import type { SiteDownload } from '../../../src/contracts/site-downloads/site-downloads.ts'

const steps: Readonly<Record<NonNullable<SiteDownload['step']>, string>> = {
  capturing: 'Capturing',
  packing: 'Packing',
  stopping: 'Stopping',
}

/** The current step of a running download. */
export const stepText = ({ status, step }: Pick<SiteDownload, 'status' | 'step'>): string =>
  status === 'pending' ? 'Queued' : step ? steps[step] : 'Starting'
