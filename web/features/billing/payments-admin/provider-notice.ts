import type { z } from 'zod'
import type { ProviderEvent } from '../../../../src/contracts/billing/payments.ts'

export type ProviderNotice = z.infer<typeof ProviderEvent>
