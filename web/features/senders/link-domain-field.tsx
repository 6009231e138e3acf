import { useQuery } from '@tanstack/react-query'
import { linkDomainsQuery } from '../../queries/link-domains.ts'
import { Field } from '../../ui/field.tsx'
import { Select } from '../../ui/select.tsx'
import type { EmailForm } from './use-email-form.ts'

/** The choice of the domain for a sender's links. Absent while the account has no link domain. */
export function LinkDomainField({ form }: { form: EmailForm }) {
  const { data } = useQuery(linkDomainsQuery())
  if (!data?.is_available || data.domains.length === 0) return null
  return (
    <Field label="Link domain" error={form.errorOf('link_domain')} hint="While it's inactive, links use our domain.">
      <Select
        value={form.watch('link_domain') ?? 'auto'}
        onChange={(value) => form.setValue('link_domain', value, { shouldDirty: true })}
        options={[
          { value: 'auto', label: 'One that matches the From address' },
          ...data.domains.map(({ id, host }) => ({ value: id, label: host })),
          { value: 'none', label: 'None' },
        ]}
      />
    </Field>
  )
}
