/** A page whose subject does not exist (any more): title, way back, one sentence. */
import { Component, type ReactNode } from 'react'
import { ApiError } from '@/api'
import { Notice } from '@/ui/page/Notice'
import { PageHeader } from '@/ui/page/PageHeader'

interface Props {
  title: string
  back: ReactNode
  /** "Este recado não está mais disponível." */
  words: string
}

export function Unavailable({ title, back, words }: Props) {
  return (
    <>
      <PageHeader title={title} back={back} />
      <Notice tone="warn" text={words} />
    </>
  )
}

/** Around a screen about one thing: shows `Unavailable` on "not found". Keyed by what the screen reads. */
export class IfAny extends Component<Props & { children: ReactNode }, { gone: boolean }> {
  override state = { gone: false }

  static getDerivedStateFromError(error: unknown) {
    if (error instanceof ApiError && error.kind === 'notFound') return { gone: true }
    throw error
  }

  override render() {
    const { children, ...words } = this.props
    return this.state.gone ? <Unavailable {...words} /> : children
  }
}
