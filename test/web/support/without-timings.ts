import { performance } from 'node:perf_hooks'

/**
 * Keeps React from recording how long each component takes, which only developer tools show, and makes its clock
 * Node's: that of jsdom takes several calls. Imported before React, which reads both when it loads.
 */
Reflect.deleteProperty(console, 'timeStamp')
const behind = window.performance.now() - performance.now()
window.performance.now = () => performance.now() + behind
