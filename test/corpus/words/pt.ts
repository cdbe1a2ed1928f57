import type { LanguageWords } from './language.ts'

export const pt: LanguageWords = {
  code: 'pt',
  months: 'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro'.split(' '),
  shortMonths: 'jan fev mar abr mai jun jul ago set out nov dez'.split(' '),
  present: ['atual', 'presente', 'o momento', 'atualmente'],
  headings: {
    summary: ['Resumo', 'Perfil', 'Sobre mim'], experience: ['Experiência profissional', 'Experiência', 'Experiências profissionais'],
    education: ['Formação acadêmica', 'Educação', 'Formação'], skills: ['Competências', 'Habilidades', 'Competências técnicas', 'Tecnologias'],
    projects: ['Projetos'], certifications: ['Certificações'], languages: ['Idiomas', 'Línguas'],
  },
  names: ['Thaís dos Anjos Ferraz', 'Joaquim Valadão', 'Conceição Brandão e Silva'],
  titles: ['Desenvolvedor backend', 'Engenheira de software', 'Analista de dados', 'Administradora de sistemas', 'Designer de produto', 'Coordenador de TI', 'Estagiária de desenvolvimento'],
  companies: ['Lumiar Seguros', 'Grupo Paineira', 'Mar Alto Tecnologia Ltda', 'Prefeitura de Serra Bela', 'Estúdio Cajueiro', 'Rede Ipê'],
  cities: ['São Paulo, Brasil', 'Lisboa, Portugal', 'Porto', 'Curitiba, PR', 'Remoto'],
  phones: ['+55 11 95555-0123', '+351 21 555 0134', '(41) 95555-0199'],
  schools: ['Universidade Federal de Serra Bela', 'Instituto Politécnico do Mondal', 'Faculdade Aurora'],
  degrees: [
    { degree: 'Bacharelado', area: 'Ciência da Computação', joint: ' em ' }, { degree: 'Licenciatura', area: 'Engenharia Informática', joint: ' em ' },
    { degree: 'Mestrado', area: 'Sistemas de Informação', joint: ' em ' }, { degree: 'Tecnólogo', area: 'Redes de Computadores', joint: ' em ' },
  ],
  bullets: ['Plataforma de reservas criada com {a} e {b} para 400 clientes.', 'Migração dos relatórios de {a} para {b}.', 'Entregas automatizadas com {a}.', 'Serviços em {a} atrás de um gateway {b}, monitorados com {c}.', 'Implantação de {a}, {b} e {c}.'],
  plain: ['Liderança de uma equipe de seis pessoas.', 'Treinamento de trinta novos colegas.', 'Redução de incidentes em 18% em um ano.'],
  summaries: ['Desenvolvedor com oito anos de experiência em equipes pequenas.'],
  spoken: ['Português', 'Inglês'],
  at: ' na ',
}
