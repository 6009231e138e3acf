import type { FormFields } from '../../contracts/subscription-forms/subscription-forms.ts'
import { HONEYPOT, ownName } from './judge-submission.ts'

export interface Embedded {
  readonly url: string
  readonly title: string
  readonly consentText: string
  readonly fields: FormFields
}

const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)

/** The inputs of a form, in order: name of the field, label, type, and whether it is required. */
export const inputsOf = ({ name, company, own }: FormFields) => [
  { name: 'email', label: 'Email', type: 'email', autocomplete: 'email', isRequired: true },
  ...(name === 'off'
    ? []
    : [{ name: 'name', label: 'Name', type: 'text', autocomplete: 'name', isRequired: name === 'required' }]),
  ...(company === 'off'
    ? []
    : [
        {
          ...{ name: 'company', label: 'Company', type: 'text', autocomplete: 'organization' },
          isRequired: company === 'required',
        },
      ]),
  ...own.map(({ label, is_required }, place) => ({
    ...{ name: ownName(place), label, type: 'text', autocomplete: 'off', isRequired: is_required },
  })),
]

/** A form to paste into another website: plain HTML that posts to the hosted page, without a script. */
export function embedHtml({ url, consentText, fields }: Embedded): string {
  const inputs = inputsOf(fields).map(
    ({ name, label, type, isRequired }) =>
      `  <p><label>${escapeHtml(label)}<br><input type="${type}" name="${name}"${isRequired ? ' required' : ''}></label></p>`,
  )
  return [
    `<form action="${escapeHtml(url)}" method="post">`,
    ...inputs,
    // Where the browser does not draw it, only programs fill it in.
    `  <p hidden><label>Leave this empty <input name="${HONEYPOT}" tabindex="-1" autocomplete="off"></label></p>`,
    `  <p><small>${escapeHtml(consentText)}</small></p>`,
    '  <p><button>Subscribe</button></p>',
    '</form>',
  ].join('\n')
}

/** The hosted page in a frame. */
export const frameHtml = ({ url, title, fields }: Embedded): string =>
  `<iframe src="${escapeHtml(url)}" title="${escapeHtml(title)}" width="100%" height="${320 + 84 * inputsOf(fields).length}" style="border:0"></iframe>`
