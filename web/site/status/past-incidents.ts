import type { Incident } from '../../../src/contracts/status.ts'

/** What every installation's history begins with, as the migrations store it; a test compares the two. */
export const PAST_INCIDENTS: readonly Incident[] = [
  {
    id: '0199e7ac-1f00-7c11-8a52-5d0c9a3f6e21',
    title: 'Database optimization maintenance',
    status: 'resolved',
    date: '2025-10-15T02:00:00.000Z',
    description:
      'Scheduled maintenance to make searches over large collections faster. Answers were slower than usual for 40 minutes; nothing was lost.',
  },
  {
    id: '0199c3a0-4b80-7d34-9c1e-2b7f4e8a5d90',
    title: 'Rate limiting enhancement',
    status: 'resolved',
    date: '2025-10-08T09:00:00.000Z',
    description:
      'Limits on requests are now counted for each account, so that one busy account cannot slow others down. A few requests were refused by mistake while the change went out.',
  },
]
