/** A class in a teacher's list: its name as a link to the class, and details below. */
import type { ReactNode } from 'react'
import { generatePath, Link } from 'react-router-dom'
import type { Classe } from '@/contract'
import { paths } from '@/paths'
import { ServiceText } from '@/ui/data/ServiceText'
import { titleOfClasse } from '../../diario/classe/figures'
import styles from './Turma.module.css'

interface Props {
  classe: Classe
  titulo: 'h2' | 'h3'
  children: ReactNode
}

export function ClasseName({ classe, titulo: Titulo, children }: Props) {
  return (
    <div className={styles.name}>
      <Titulo>
        <Link to={generatePath(paths.turma, { idClasse: String(classe.id) })}>
          <ServiceText>{titleOfClasse(classe)}</ServiceText>
        </Link>
      </Titulo>
      {children}
    </div>
  )
}
