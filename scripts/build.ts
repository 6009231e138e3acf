/** `npm run build`: the web application into `dist/web` and the Worker into `dist/worker`, as they are deployed. */
import { build } from './local/build.ts'

await build()
