import { z } from 'zod'
import {
  AllowedIp,
  type ApiKey,
  KeyFields,
  type KeyPermission,
  RATE_LIMIT_DEFAULTS,
} from '../../../src/contracts/api-keys/api-keys.ts'

/**
 * Client-side rules of a key form: the contract, with IP addresses and the expiry day as typed.
 *
 * @param former the key before the edit; null for a new one
 */
export function keyFormSchema(former: ApiKey | null) {
  return KeyFields.extend({
    is_active: z.boolean(),
    allowed_ips: z.string().transform(readIps).pipe(KeyFields.shape.allowed_ips),
    expires_at: z
      .string()
      .transform((day, ctx) => readExpiry(day, former, ctx))
      .pipe(KeyFields.shape.expires_at),
  }).refine((values) => !becomesAdmin(values.permissions, former) || values.current_password, {
    path: ['current_password'],
    error: 'Current password is required',
    // Always runs, so that this error appears together with the others.
    when: () => true,
  })
}
type KeyFormSchema = ReturnType<typeof keyFormSchema>
export type KeyFormInput = z.input<KeyFormSchema>
export type KeyFormOutput = z.output<KeyFormSchema>

/** Whether a key is being granted `admin`, for which the server requires the password. */
export const becomesAdmin = (chosen: readonly KeyPermission[], former: ApiKey | null): boolean =>
  chosen.includes('admin') && !former?.permissions.includes('admin')

/** @param permissions initial permissions of a new key */
export function keyFormDefaults(former: ApiKey | null, permissions: readonly KeyPermission[]): KeyFormInput {
  return {
    name: former?.name ?? '',
    permissions: [...(former?.permissions ?? permissions)],
    ...(former?.rate_limits ?? RATE_LIMIT_DEFAULTS),
    allowed_ips: former?.allowed_ips.join('\n') ?? '',
    expires_at: dayOf(former?.expires_at),
    current_password: '',
    is_active: former?.is_active ?? true,
  }
}

/** IP addresses, separated by line breaks or commas. */
function readIps(text: string, ctx: z.RefinementCtx): string[] {
  const ips = [...new Set(text.split(/[\s,;]+/).filter(Boolean))]
  const wrong = ips.find((ip) => !AllowedIp.safeParse(ip).success)
  // Reported for the whole field: the contract reports the entry's index, for which the form has no place.
  if (wrong) ctx.addIssue({ code: 'custom', message: `“${wrong}” is not an IP address or range` })
  return wrong ? z.NEVER : ips
}

/** The end of a day in the user's time zone. An unchanged day keeps its exact instant. */
function readExpiry(day: string, former: ApiKey | null, ctx: z.RefinementCtx): string | null {
  if (day === dayOf(former?.expires_at)) return former?.expires_at ?? null
  if (day === '') return null
  const end = new Date(`${day}T23:59:59.999`)
  if (end.getTime() > Date.now()) return end.toISOString()
  ctx.addIssue({ code: 'custom', message: Number.isNaN(end.getTime()) ? 'Not a date' : 'This date is in the past' })
  return z.NEVER
}

/** The date of an instant in the user's time zone, as a date input expects it: `2026-11-21`. */
export function dayOf(instant: string | Date | null | undefined): string {
  if (!instant) return ''
  const date = new Date(instant)
  const two = (part: number) => String(part).padStart(2, '0')
  return `${String(date.getFullYear()).padStart(4, '0')}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
}
