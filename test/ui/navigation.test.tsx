// Links inside the portal: what a press asks of the way, and that a link is not drawn anew with every page.
import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { memo, type ReactNode } from 'react'
import { afterEach, expect, it, test, vi } from 'vitest'
import { Link, NavigationProvider, usePageLocation, useGoTo, type PageLocation } from '@/ui/page/navigation'

const placeOf = (pathname: string): PageLocation => ({ pathname, search: '', hash: '', state: null })

afterEach(() => history.replaceState(null, '', '/'))

test.each([
  ['/turmas?periodo=2', true],
  ['/turmas', false],
  ['/boletim', false],
])('a press on the link to %s leaves the page that stands to go back to: replaces it %s', async (to, replace) => {
  history.replaceState(null, '', '/turmas?periodo=2')
  const go = vi.fn()
  render(
    <NavigationProvider at={placeOf('/turmas')} go={go}>
      <Link to={to}>Turmas</Link>
    </NavigationProvider>,
  )
  await userEvent.click(screen.getByRole('link'))
  expect(go).toHaveBeenCalledExactlyOnceWith(to, { replace })
})

test.each([{ altKey: true }, { ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }])(
  'a press that opens elsewhere, or saves, is the browser’s: %j',
  (press) => {
    const go = vi.fn()
    render(
      <NavigationProvider at={placeOf('/turmas')} go={go}>
        <Link to="/boletim">Boletim</Link>
      </NavigationProvider>,
    )
    // jsdom cannot leave the page
    addEventListener('click', (event) => event.preventDefault(), { once: true })
    fireEvent.click(screen.getByRole('link'), press)
    expect(go).not.toHaveBeenCalled()
  },
)

it('draws anew with a page only what asks where the person is', () => {
  const drawn: string[] = []
  const Leads = memo(function Leads() {
    useGoTo()
    drawn.push('leads')
    return null
  })
  const Stands = memo(function Stands() {
    drawn.push(usePageLocation().pathname)
    return null
  })
  const go = () => undefined
  const frame = (at: PageLocation): ReactNode => (
    <NavigationProvider at={at} go={go}>
      <Leads />
      <Stands />
    </NavigationProvider>
  )
  const { rerender } = render(frame(placeOf('/turmas')))
  rerender(frame(placeOf('/boletim')))
  expect(drawn).toEqual(['leads', '/turmas', '/boletim'])
})
