import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { CRAWL_STATUSES } from '../../../src/contracts/crawls/crawls.ts'
import { SITE_DOWNLOAD_STATUSES } from '../../../src/contracts/site-downloads/site-downloads.ts'
import { StatusBadge } from '../../../web/ui/status-badge.tsx'

test.each([...new Set([...CRAWL_STATUSES, ...SITE_DOWNLOAD_STATUSES])])(
  'the status %s has its own label and a dot',
  (status) => {
    render(<StatusBadge status={status} />)
    const badge = screen.getByText(new RegExp(`^${status}$`, 'i'))
    expect(badge.querySelector('span')).not.toBeNull()
  },
)
