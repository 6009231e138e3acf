import { useQuery } from '@tanstack/react-query'
import { listSubmissions } from '../../src/contracts/contact-messages/submissions.ts'
import { listQueues } from '../../src/contracts/system/operations.ts'
import { paths } from '../../src/rules/site/app-paths.ts'
import { systemQueries } from '../features/system/api.ts'
import { can, type Viewer } from '../lib/can.ts'
import type { Badges } from './shell/sidebar.tsx'

/** Counts of pending items by the path of each administration screen. Fetched only for viewers with the permissions. */
export function useAdminBadges(viewer: Viewer | null): Badges {
  const isEnabled = can(viewer, listSubmissions) || can(viewer, listQueues)
  const { data } = useQuery({ ...systemQueries.badges(), enabled: isEnabled })
  return {
    [paths.adminContactSubmissions.pattern]: { count: data?.unread_submissions ?? 0, what: 'unread' },
    [paths.adminQueues.pattern]: { count: data?.dead_letters ?? 0, what: 'failed' },
  }
}
