import { paths } from '../../../src/rules/site/app-paths.ts'
import { buttonClass } from '../../ui/button-class.ts'

const choices = [
  { name: 'necessary', label: 'Necessary', text: 'Keeps you signed in and remembers this choice. Always on.' },
  { name: 'analytics', label: 'Analytics', text: 'Counts visits so we can see which pages are useful.' },
  { name: 'marketing', label: 'Marketing', text: 'Measures which of our messages brought you here.' },
  { name: 'preferences', label: 'Preferences', text: 'Remembers settings such as language between visits.' },
] as const

/**
 * The consent dialog, initially hidden. `requestConsent` shows and runs it. It is not modal, so the page can be read
 * first. It has two views, one of them hidden: the three buttons, and the choice by purpose.
 */
export function ConsentDialog() {
  return (
    <div
      role="dialog"
      aria-labelledby="consent-title"
      aria-describedby="consent-text"
      tabIndex={-1}
      hidden
      className="fixed inset-x-3 bottom-3 z-40 max-h-[calc(100dvh-1.5rem)] overflow-y-auto animate-appear rounded-xl border border-line-strong bg-raised p-5 text-sm shadow-lg outline-none print:hidden sm:inset-x-auto sm:right-5 sm:bottom-5 sm:w-96"
    >
      <div className="flex items-start justify-between gap-4">
        <h2 id="consent-title" className="font-semibold text-ink text-lg">
          Cookies on Contactory
        </h2>
        <button
          type="button"
          data-do="switch"
          className={buttonClass({ variant: 'ghost', size: 'sm' }, '-mt-0.5 -mr-1.5')}
        >
          Customize
        </button>
      </div>
      <p id="consent-text" className="mt-1.5 text-pretty text-muted">
        We store what's needed to sign you in. Everything else is up to you, and you can change your mind any time in
        Cookie Settings.
      </p>

      <ThreeAnswers />
      <ByPurpose />
      <p className="mt-4 flex gap-4 border-line border-t pt-3 text-xs">
        <a href={paths.termsOfService.to()} className={linkClass}>
          Terms of Service
        </a>
        <a href={paths.privacyPolicy.to()} className={linkClass}>
          Privacy Policy
        </a>
      </p>
    </div>
  )
}

/** The view with the three buttons. */
function ThreeAnswers() {
  return (
    <div data-view="main" className="mt-4 grid gap-2">
      <div className="grid grid-cols-2 gap-2">
        <Answer does="reject">Reject All</Answer>
        <Answer does="accept">Accept All</Answer>
      </div>
      <Answer does="customize" isQuiet>
        Customize
      </Answer>
    </div>
  )
}

/** The view with a choice for each purpose. */
function ByPurpose() {
  return (
    <div data-view="customize" hidden className="mt-4 grid gap-4">
      <fieldset className="grid gap-3">
        <legend className="sr-only">Purposes</legend>
        {choices.map(({ name, label, text }) => (
          <label key={name} className="flex items-start justify-between gap-4">
            <span className="min-w-0">
              <span className="block font-medium text-ink">{label}</span>
              <span id={`consent-${name}`} className="block text-muted text-xs">
                {text}
              </span>
            </span>
            <input
              type="checkbox"
              name={name}
              aria-describedby={`consent-${name}`}
              defaultChecked={name === 'necessary'}
              disabled={name === 'necessary'}
              className="consent-switch mt-0.5"
            />
          </label>
        ))}
      </fieldset>
      <div className="grid grid-cols-2 gap-2">
        <Answer does="reject">Reject All</Answer>
        <Answer does="accept">Accept All</Answer>
        <Answer does="select">Accept Selected</Answer>
        <Answer does="back" isQuiet>
          Back
        </Answer>
      </div>
    </div>
  )
}

const linkClass = 'touch-target rounded-sm text-muted underline underline-offset-3 hover:text-ink'

/** All answers look alike, so that none is suggested to the visitor. */
function Answer({ does, isQuiet = false, children }: { does: string; isQuiet?: boolean; children: string }) {
  return (
    <button
      type="button"
      data-do={does}
      className={buttonClass({ variant: isQuiet ? 'ghost' : 'secondary', size: 'md' }, 'h-9 pointer-coarse:h-10')}
    >
      {children}
    </button>
  )
}
