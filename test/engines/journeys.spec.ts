// The main job of each role in Firefox and WebKit.
import { journeys } from '../journeys/roles'
import { test } from './fixtures'

for (const [what, walk] of Object.entries(journeys)) test(what, ({ hand }) => walk(hand))
