/** The providers around the routes. */
import { QueryClientProvider } from '@tanstack/react-query'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { queryClient } from '@/api'
import { routes } from './routes'
import { installWarming } from './warm'

/** Makes the router of this page; called once, when the settings are known. */
export function createPortal() {
  const router = createBrowserRouter(routes, { basename: import.meta.env.BASE_URL })
  installWarming(router)
  return router
}

export function App({ router }: { router: ReturnType<typeof createPortal> }) {
  return (
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  )
}
