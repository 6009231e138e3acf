import { screen, waitFor } from '@testing-library/react'
import type { ComponentType } from 'react'
import { describe, expect, test } from 'vitest'
import { listAudit } from '../../../src/contracts/audit-trail/audit-trail.ts'
import * as submissions from '../../../src/contracts/contact-messages/submissions.ts'
import type { Endpoint } from '../../../src/contracts/endpoint.ts'
import { listRoles } from '../../../src/contracts/roles/roles.ts'
import { listIncidents } from '../../../src/contracts/status/incidents.ts'
import { listSuppressions } from '../../../src/contracts/suppressions/suppressions.ts'
import { listUsers } from '../../../src/contracts/users/users.ts'
import AdminIncidentsPage from '../../../web/app/pages/admin-incidents-page.tsx'
import ContactSubmissionsPage from '../../../web/app/pages/contact-submissions-page.tsx'
import { useAuditAddress } from '../../../web/features/audit-trail/audit-address.ts'
import { AuditList } from '../../../web/features/audit-trail/audit-list.tsx'
import { SuppressionList } from '../../../web/features/suppressions/suppression-list.tsx'
import { UsersTab } from '../../../web/features/users/users-tab.tsx'
import { fakeApi } from '../support/fake-api.ts'
import { visit } from '../support/visit.tsx'
import { administrator } from './users/support.ts'

interface ListScreen {
  readonly name: string
  readonly Screen: ComponentType
  readonly path: string
  /** Query parameters of a filter without matches. */
  readonly filter: string
  readonly list: Endpoint
  /** A page without rows. */
  readonly empty: object
  /** Further requests of the screen. */
  readonly others?: readonly (readonly [Endpoint, object])[]
  /** Its own message for an error without one from the server. */
  readonly failed: string
  readonly noneFits: string
  readonly showAll: string
  readonly none: string
}

const pagination = { current_page: 1, last_page: 1, per_page: 20, total: 0 }
const OFFLINE = 'Check your connection and try again.'
const nothing = () => undefined

/** Every list that is filtered by its URL. */
const SCREENS: readonly ListScreen[] = [
  {
    name: 'the audit trail',
    Screen: () => <AuditList place={useAuditAddress()} showsLogs />,
    path: '/dashboard/admin/audit',
    filter: 'search=nobody',
    list: listAudit,
    empty: { data: [], next_cursor: null, account: null, too_many_accounts: false },
    failed: OFFLINE,
    noneFits: 'No matching actions',
    showAll: 'Show all actions',
    none: 'No actions yet',
  },
  {
    name: 'incidents',
    Screen: AdminIncidentsPage,
    path: '/dashboard/admin/incidents',
    filter: 'status=monitoring',
    list: listIncidents,
    empty: { data: [], pagination },
    failed: 'Failed to load incidents',
    noneFits: 'No matching incidents',
    showAll: 'Show all',
    none: 'No incidents yet',
  },
  {
    name: 'contact submissions',
    Screen: ContactSubmissionsPage,
    path: '/dashboard/admin/contact-submissions',
    filter: 'status=unread',
    list: submissions.listSubmissions,
    empty: { data: { data: [], pagination } },
    others: [
      [submissions.listAssignees, { data: [] }],
      [submissions.submissionStats, { data: { total: 0, unread: 0, read: 0, today: 0, this_month: 0 } }],
    ],
    failed: 'Failed to load submissions',
    noneFits: 'No matching submissions',
    showAll: 'Show all',
    none: 'No submissions yet',
  },
  {
    name: 'users',
    Screen: () => <UsersTab viewer={administrator} onImpersonate={async () => undefined} onOwnChange={nothing} />,
    path: '/dashboard/admin',
    filter: 'search=nobody&filter=root',
    list: listUsers,
    empty: { users: [], pagination },
    others: [[listRoles, { roles: [], data: [], last_page: 1, pagination }]],
    failed: OFFLINE,
    noneFits: 'No users found',
    showAll: 'Show all',
    none: 'Users appear here when they register or you add them.',
  },
  {
    name: 'suppressions',
    Screen: () => <SuppressionList canEdit />,
    path: '/dashboard/email-sms',
    filter: 'reason=manual',
    list: listSuppressions,
    empty: { data: { suppressions: [], pagination } },
    failed: OFFLINE,
    noneFits: 'Not on the list',
    showAll: 'Show all',
    none: 'The list is empty',
  },
]

describe.each(SCREENS)('the list of $name', ({ Screen, path, filter, list, empty, others = [], ...words }) => {
  function begin() {
    const api = fakeApi()
    for (const [endpoint, payload] of others) api.answer(endpoint, payload as never)
    return { api, answerEmpty: () => api.answer(list, empty as never) }
  }
  const tryAgain = () => screen.getByRole('button', { name: 'Try again' })

  test('explains why it could not be loaded, that nothing matches, and that it is empty', async () => {
    const { api, answerEmpty } = begin()
    api.garble(list, 500)
    const { user, history } = visit(Screen, `${path}?${filter}`)
    expect(await screen.findByText(words.failed)).toBeDefined()
    api.refuse(list, 503, 'unavailable', 'Back in a minute.')
    await user.click(tryAgain())
    expect(await screen.findByText('Back in a minute.')).toBeDefined()
    answerEmpty()
    await user.click(tryAgain())
    expect(await screen.findByText(words.noneFits)).toBeDefined()
    await user.click(screen.getByRole('button', { name: words.showAll }))
    expect(await screen.findByText(words.none)).toBeDefined()
    expect(history.at(-1)).toBe(path)
    await waitFor(() => expect(screen.queryByRole('button', { name: words.showAll })).toBeNull())
  })

  test('says that access is denied', async () => {
    const reason = 'Your role in this workspace is Viewer. This needs the role Owner or Admin.'
    begin().api.refuse(list, 403, 'forbidden', reason)
    visit(Screen, path)
    expect(await screen.findByText('Access Denied')).toBeDefined()
    expect(screen.getByText(reason)).toBeDefined()
  })
})
