import type { Shelf } from './item.ts'

export const books: Shelf = {
  category: 'libros-y-colecciones',
  items: [
    {
      sub: 'libros',
      object: 'books',
      price: 185_000,
      title: 'Obras completas de Borges, Emecé, 4 tomos',
      about:
        'Edición de tapa dura con sobrecubiertas. Sin subrayados. El tomo II tiene una dedicatoria en la primera hoja.',
    },
    {
      sub: 'libros',
      object: 'closed-book',
      price: 92_000,
      title: 'Rayuela, segunda edición de Sudamericana (1965)',
      about:
        'Tapa algo gastada y páginas amarillas, completo. Lo compré en Parque Rivadavia hace veinte años.',
    },
    {
      sub: 'libros',
      object: 'open-book',
      price: 34_000,
      title: 'Enciclopedia Lo Sé Todo completa, 12 tomos',
      about: 'Encuadernación original en buen estado. Un clásico de varias generaciones.',
    },
    {
      sub: 'historietas',
      object: 'newspaper',
      price: 128_000,
      title: 'El Eternauta, ediciones Récord, con pósters',
      about: 'Las dos partes más los pósters. Guardados en folios desde los 80.',
    },
    {
      sub: 'historietas',
      object: 'orange-book',
      price: 57_000,
      title: 'Toda Mafalda y diez años con Quino',
      about: 'Dos libros en excelente estado. Ideales para regalar.',
    },
    {
      sub: 'monedas-y-billetes',
      object: 'coin',
      price: 79_000,
      title: 'Lote de 40 monedas argentinas de 1880 a 1960',
      about: 'Incluye patacones de cobre y varias de níquel. En álbum con cartones rotulados.',
    },
    {
      sub: 'monedas-y-billetes',
      object: 'dollar-banknote',
      price: 46_000,
      title: 'Colección de billetes australes sin circular',
      about: 'Serie completa de 1 a 500.000 australes. Cada uno en su folio.',
    },
    {
      sub: 'estampillas',
      object: 'envelope',
      price: 63_000,
      title: 'Álbum de estampillas del mundo, más de 900',
      about: 'Muchas de Argentina entre 1940 y 1970. El álbum tiene el lomo flojo.',
    },
    {
      sub: 'figuras',
      object: 'robot',
      price: 71_000,
      title: 'Robot de hojalata japonés a cuerda, años 70',
      about: 'Camina y tira chispas. La llave es la original y la pintura está al 90 %.',
    },
    {
      sub: 'figuras',
      object: 't-rex',
      price: 36_000,
      condition: 'nuevo',
      title: 'Dinosaurio articulado de colección, 40 cm',
      about: 'Edición limitada, en su caja cerrada. Lo tenía de exhibición en una vitrina.',
    },
    {
      sub: 'antiguedades',
      object: 'telephone',
      price: 54_000,
      title: 'Teléfono de baquelita Siemens a disco',
      about: 'De la época de ENTel. La campana suena y el cable de tela es original.',
    },
  ],
}

export const art: Shelf = {
  category: 'arte-y-antiguedades',
  items: [
    {
      sub: 'pinturas',
      object: 'framed-picture',
      price: 290_000,
      title: 'Óleo sobre tela, paisaje serrano, firmado',
      about:
        'Mide 60 por 80 sin el marco. Comprado en una galería de Villa Carlos Paz en los 90. Firma legible abajo a la derecha.',
    },
    {
      sub: 'pinturas',
      object: 'artist-palette',
      price: 115_000,
      title: 'Acuarela abstracta enmarcada con vidrio antirreflejo',
      about: 'Obra de una artista rosarina, con certificado. Lista para colgar.',
    },
    {
      sub: 'pinturas',
      object: 'paintbrush',
      price: 83_000,
      condition: 'nuevo',
      title: 'Caja de óleos Van Gogh con pinceles y caballete',
      about: 'Veinticuatro tubos sin abrir, seis pinceles de cerda y un caballete de mesa.',
    },
    {
      sub: 'esculturas',
      object: 'moai',
      price: 148_000,
      title: 'Escultura de piedra volcánica de 35 cm',
      about: 'Tallada a mano, pesa 12 kilos. Sirve para interior o jardín.',
    },
    {
      sub: 'esculturas',
      object: 'classical-building',
      price: 97_000,
      title: 'Maqueta en yeso del Partenón con base de madera',
      about: 'Hecha por un profesor de la Facultad de Arquitectura. Tiene fanal de acrílico.',
    },
    {
      sub: 'muebles-antiguos',
      object: 'door',
      price: 265_000,
      title: 'Puerta de cedro antigua de dos hojas con vitraux',
      about: 'De una casa chorizo de Barracas. Los herrajes de bronce están completos y los vidrios enteros.',
    },
    {
      sub: 'muebles-antiguos',
      object: 'seat',
      price: 210_000,
      title: 'Sillón de estilo Luis XV retapizado',
      about: 'Estructura de nogal. El tapizado en pana se hizo nuevo este año.',
    },
    {
      sub: 'relojes-antiguos',
      object: 'mantelpiece-clock',
      price: 178_000,
      title: 'Reloj de chimenea francés, funcionando',
      about: 'Da las horas y las medias. Revisado por relojero, con llave.',
    },
    {
      sub: 'relojes-antiguos',
      object: 'alarm-clock',
      price: 32_000,
      title: 'Despertador Junghans a cuerda, alemán',
      about: 'Suena como para despertar a la cuadra. Esfera luminosa original.',
    },
    {
      sub: 'fotografia',
      object: 'film-projector',
      price: 165_000,
      title: 'Proyector de Super 8 Eumig con diez películas',
      about:
        'La lámpara es nueva y la correa también. Las películas son dibujos animados y un viaje a Mar del Plata.',
    },
    {
      sub: 'fotografia',
      object: 'movie-camera',
      price: 89_000,
      title: 'Filmadora Bolex de 8 mm a cuerda',
      about: 'Corre a todas las velocidades. Con tres lentes en torreta y bolso de cuero.',
    },
  ],
}
