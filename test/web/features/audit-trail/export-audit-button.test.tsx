import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { exportAudit } from '../../../../src/contracts/audit-trail/audit-trail.ts'
import { useAuditAddress } from '../../../../web/features/audit-trail/audit-address.ts'
import { ExportAuditButton } from '../../../../web/features/audit-trail/export-audit-button.tsx'
import { fakeApi } from '../../support/fake-api.ts'
import { visit } from '../../support/visit.tsx'

const Export = () => <ExportAuditButton address={useAuditAddress().address} />

test('saves the filtered entries, and reports a failure', async () => {
  const api = fakeApi()
  const createObjectURL = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:1')
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
  api.refuse(exportAudit, 503, 'unavailable', 'Back in a minute.')
  const { user } = visit(Export, '/dashboard/admin/audit?action=plan.update&since=2026-01-01')
  await user.click(screen.getByRole('button', { name: 'Export CSV' }))
  expect(await screen.findByText('Back in a minute.')).toBeDefined()
  expect(createObjectURL).not.toHaveBeenCalled()
  api.garble(exportAudit, 200)
  await user.click(await screen.findByRole('button', { name: 'Export CSV' }))
  await waitFor(() => expect(createObjectURL).toHaveBeenCalledOnce())
  expect(Object.fromEntries(api.seen.at(-1)!.query)).toEqual({ action: 'plan.update', since: '2026-01-01' })
  vi.restoreAllMocks()
})
