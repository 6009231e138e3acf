import type { z } from 'zod'
import type { ProviderEvent } from '../../../../src/contracts/payments.ts'

export type Told = z.infer<typeof ProviderEvent>
