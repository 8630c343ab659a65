import type { FaqGroup } from './faq-group.ts'

export const talking: FaqGroup = {
  id: 'preguntas-y-mensajes',
  title: 'Preguntas, mensajes y denuncias',
  entries: [
    {
      id: 'preguntarle-a-quien-vende',
      question: '¿Cómo le pregunto algo a quien vende?',
      answer: [
        'En la página de la subasta, mientras está en curso. La respuesta es pública, así le sirve a todo el mundo. Los teléfonos, emails y enlaces no se aceptan en preguntas ni respuestas: los datos de contacto se comparten recién cuando hay una venta.',
      ],
    },
    {
      id: 'mensajes-privados',
      question: '¿Cuándo se abre el chat?',
      answer: [
        'Cuando hay una venta, entre las dos partes. También podés escribirle a la administración en cualquier momento.',
      ],
    },
    {
      id: 'bloquear-a-alguien',
      question: '¿Puedo bloquear a una persona?',
      answer: ['Sí. Deja de poder pujar en tus subastas, hacerte preguntas y mandarte mensajes.'],
    },
    {
      id: 'denunciar',
      question: '¿Cómo denuncio una subasta o a una persona?',
      answer: [
        'Con el botón de denunciar, eligiendo un motivo y contando qué pasó. La administración apunta a resolver cada denuncia dentro de las 24 horas, y siempre te contamos el resultado.',
      ],
    },
    {
      id: 'que-avisos-recibo',
      question: '¿Qué avisos voy a recibir?',
      answer: [
        'Solo los que cambian algo para vos: que te superaron, que ganaste o vendiste, que falta una hora en algo que pujaste, que tenés un mensaje. Llegan a la campanita y, según elijas, por email y al teléfono. Si pasan varias cosas seguidas en una subasta, van juntas en un solo email.',
      ],
    },
  ],
}
