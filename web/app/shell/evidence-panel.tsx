import { AtSign, Building2, MapPin, Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import { Avatar } from '../../ui/avatar.tsx'
import { Badge } from '../../ui/badge.tsx'

/** Illustration beside the guest forms: a page with marked findings, and the contact built from them. */
export function EvidencePanel() {
  return (
    <aside
      aria-hidden="true"
      className="relative hidden items-center justify-center overflow-hidden border-line border-l bg-canvas p-10 lg:flex"
    >
      <div className="absolute inset-0 bg-[radial-gradient(var(--line)_1px,transparent_1px)] [background-size:22px_22px] [mask-image:radial-gradient(ellipse_at_center,black_30%,transparent_75%)]" />
      <div className="relative w-full max-w-md">
        <p className="text-balance font-semibold text-3xl text-ink tracking-[-0.025em]">
          Every contact comes with its <mark className="px-1">evidence</mark>.
        </p>
        <div className="mt-9 rounded-lg border border-line-strong bg-surface shadow-md">
          <div className="flex h-9 items-center gap-1.5 border-line border-b px-3">
            <i className="size-2 rounded-full bg-line-strong" />
            <i className="size-2 rounded-full bg-line-strong" />
            <i className="size-2 rounded-full bg-line-strong" />
            <span className="ml-2 truncate rounded-sm bg-sunken px-2 py-0.5 font-mono text-2xs text-muted">
              harbour-bakery.example/contact
            </span>
          </div>
          <p className="px-5 py-4 text-base text-muted leading-7">
            For orders before noon ask for <mark className="text-ink">Ngozi Adeyemi</mark>, who runs the counter of{' '}
            <mark className="text-ink">Harbour Bakery Ltd</mark>. Write to{' '}
            <mark className="text-ink">ngozi [at] harbour-bakery [dot] example</mark> or call{' '}
            <mark className="text-ink">0803 555 0142</mark>.
          </p>
        </div>
        <div className="relative -mt-3 ml-10 rounded-lg border border-line-strong bg-raised p-4 shadow-lg">
          <div className="flex items-center gap-3">
            <Avatar name="Ngozi Adeyemi" size="lg" />
            <div className="min-w-0 flex-1">
              <p className="truncate font-semibold text-base text-ink">Ngozi Adeyemi</p>
              <p className="truncate text-muted text-sm">Counter manager</p>
            </div>
            <Badge tone="success" hasDot>
              96%
            </Badge>
          </div>
          <ul className="mt-3 grid gap-1.5 text-ink text-sm">
            <Fact icon={<AtSign className="size-3.5" />} how="deobfuscated">
              ngozi@harbour-bakery.example
            </Fact>
            <Fact icon={<Phone className="size-3.5" />} how="text, NG">
              +234 803 555 0142
            </Fact>
            <Fact icon={<Building2 className="size-3.5" />} how="legal form">
              Harbour Bakery Ltd
            </Fact>
            <Fact icon={<MapPin className="size-3.5" />} how="JSON-LD">
              12 Marina Road, Lagos
            </Fact>
          </ul>
        </div>
      </div>
    </aside>
  )
}

function Fact({ icon, how, children }: { icon: ReactNode; how: string; children: ReactNode }) {
  return (
    <li className="flex items-center gap-2">
      <span className="text-faint">{icon}</span>
      <span className="min-w-0 flex-1 truncate">{children}</span>
      <span className="text-faint text-xs">{how}</span>
    </li>
  )
}
