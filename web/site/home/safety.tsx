import { paths } from '../../../src/rules/site/app-paths.ts'
import { Container } from '../container.tsx'
import { InlineLink } from '../inline-link.tsx'

const lines = [
  [
    'Sign-in',
    'Authenticator apps, passkeys, and sessions you can end at any time',
    'How we protect accounts',
    paths.security.to(),
  ],
  [
    'Encryption',
    'TLS everywhere; your keys for other services are also sealed with AES-GCM',
    'Security',
    paths.security.to(),
  ],
  [
    'Isolation',
    "Another account's data behaves as if it doesn't exist, and a test checks every endpoint",
    'Practices',
    `${paths.security.to()}#practices`,
  ],
  [
    'Your data',
    'Export it, or delete values, crawls or the whole account yourself',
    'Privacy policy',
    paths.privacyPolicy.to(),
  ],
  ['Opting out', 'People and site owners can ask never to be collected', 'Opt out', paths.optOut.to()],
  [
    'Vulnerabilities',
    'Every report is acknowledged within 48 hours',
    'Report one',
    `${paths.security.to()}#disclosure`,
  ],
] as const

/** Security in a line each, with links to the details. */
export function Safety() {
  return (
    <section aria-labelledby="safety-title" className="border-line border-t py-14 sm:py-16">
      <Container>
        <h2 id="safety-title" className="font-semibold text-2xl text-ink tracking-[-0.025em]">
          Security, briefly
        </h2>
        <dl className="mt-6 border-line border-t">
          {lines.map(([name, text, link, href]) => (
            <div
              key={name}
              className="grid gap-x-6 gap-y-1 border-line border-b py-3.5 text-base sm:grid-cols-[9rem_1fr_auto]"
            >
              <dt className="font-semibold text-ink">{name}</dt>
              <dd className="text-pretty text-muted">{text}</dd>
              <dd>
                <InlineLink href={href}>{link}</InlineLink>
              </dd>
            </div>
          ))}
        </dl>
      </Container>
    </section>
  )
}
