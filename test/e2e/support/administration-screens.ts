import { click, heading, PHONE, type Screen } from './screen.ts'

const row =
  (table: string, at = 1): Screen['shows'] =>
  (page) =>
    page.getByRole('table', { name: table }).getByRole('row').nth(at)

/** Screens of an administrator. */
export const ADMINISTRATION_SCREENS: readonly Screen[] = [
  { name: 'users', as: 'admin', path: '/dashboard/admin', shows: row('Users', 2) },
  { name: 'users on a phone', as: 'admin', width: PHONE, path: '/dashboard/admin', shows: row('Users', 2) },
  {
    name: 'adding a user',
    as: 'admin',
    path: '/dashboard/admin',
    shows: (page) => page.getByRole('dialog').getByLabel('Full Name'),
    press: click('Add User'),
  },
  {
    name: 'a user',
    as: 'admin',
    path: '/dashboard/admin?search=demo',
    shows: (page) => page.getByRole('dialog').getByText('Account Created'),
    press: click(/^View /),
  },
  {
    name: 'editing a user',
    as: 'admin',
    path: '/dashboard/admin?search=demo',
    shows: (page) => page.getByRole('dialog').getByRole('button', { name: 'Update User' }),
    press: click(/^Edit /),
  },
  {
    name: 'settings of the service',
    as: 'admin',
    path: '/dashboard/admin?tab=settings',
    shows: (page) => page.getByText('Database size'),
  },
  {
    name: 'logs',
    as: 'admin',
    path: '/dashboard/admin?tab=logs',
    shows: (page) => page.getByText(/^Total: \d+ log entr/),
  },
  {
    name: 'logs on a phone',
    as: 'admin',
    width: PHONE,
    path: '/dashboard/admin?tab=logs',
    shows: (page) => page.getByText(/^Total: \d+ log entr/),
  },
  { name: 'usage', as: 'admin', path: '/dashboard/admin/usage', shows: heading('Usage') },
  { name: 'plans', as: 'admin', path: '/dashboard/admin/plans', shows: row('Plans', 2) },
  {
    name: 'adding a plan',
    as: 'admin',
    path: '/dashboard/admin/plans',
    shows: (page) => page.getByRole('dialog').getByLabel('Display name'),
    press: click('Create Plan'),
  },
  { name: 'payments', as: 'admin', path: '/dashboard/admin/payments', shows: row('Payments') },
  {
    name: 'what providers told',
    as: 'admin',
    path: '/dashboard/admin/payments?tab=events',
    shows: (page) => page.getByRole('tabpanel'),
  },
  { name: 'roles', as: 'admin', path: '/dashboard/admin/roles', shows: row('Roles') },
  {
    name: 'adding a role',
    as: 'admin',
    path: '/dashboard/admin/roles',
    shows: (page) => page.getByRole('dialog').getByRole('checkbox').first(),
    press: click('Add New Role'),
  },
  { name: 'permissions', as: 'admin', path: '/dashboard/admin/permissions', shows: row('Permissions') },
  {
    name: 'messages of the contact form',
    as: 'admin',
    path: '/dashboard/admin/contact-submissions',
    shows: (page) => page.getByText('Total').first(),
  },
  { name: 'incidents', as: 'admin', path: '/dashboard/admin/incidents', shows: heading('Incidents') },
  {
    name: 'creating an incident',
    as: 'admin',
    path: '/dashboard/admin/incidents',
    shows: (page) => page.getByRole('dialog').getByLabel('Title'),
    press: click('Create Incident'),
  },
  { name: 'queues', as: 'admin', path: '/dashboard/admin/queues', shows: row('Queues', 2) },
  { name: 'opt-outs', as: 'admin', path: '/dashboard/admin/opt-outs', shows: heading('Opt-outs') },
  { name: 'the audit trail', as: 'admin', path: '/dashboard/admin/audit', shows: row('Audit trail') },
  {
    name: 'the audit trail on a phone',
    as: 'admin',
    width: PHONE,
    path: '/dashboard/admin/audit',
    shows: row('Audit trail'),
  },
]
