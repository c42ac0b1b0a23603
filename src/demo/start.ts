/** Only in mock builds: starts the pretended service in this browser before anything asks it. */
import { startMock } from '@/mock/browser'

export async function startDemo(): Promise<void> {
  await startMock()
}
