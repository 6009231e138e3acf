import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeEach } from 'vitest'
import { loadParts } from '../../web/lib/parts.ts'
import { quickenLabels } from './support/quick-labels.ts'
import { quickenStyles } from './support/quick-styles.ts'
import { withoutOwnerStacks } from './support/without-owner-stacks.ts'

// jsdom neither animates, lays out nor scrolls, and captures no pointer; Headless UI, toasts, the message editor and our
// islands ask for it.
Element.prototype.getAnimations ??= () => []
Element.prototype.scrollIntoView ??= () => {}
Element.prototype.setPointerCapture ??= () => {}
Range.prototype.getClientRects ??= () => [] as unknown as DOMRectList
Range.prototype.getBoundingClientRect ??= () => new DOMRect()
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
}

quickenStyles(window)
quickenLabels(window)
withoutOwnerStacks()

// What is looked for shows itself when the machine finds time; what never does is a failure all the same.
configure({ asyncUtilTimeout: 60_000 })
afterEach(cleanup)
// What loads when it is used is there at once, as it is for someone whose hand is on the mouse.
beforeEach(() => loadParts())
// Forms begin with the code view, which is a text area; the tests of the visual editor choose it.
beforeEach(() => localStorage.setItem('message-editor-view', 'code'))
