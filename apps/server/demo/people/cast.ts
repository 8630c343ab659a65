/** 1 to 5: the band that the person's ledger leads to. */
export type Level = 1 | 2 | 3 | 4 | 5

export interface CastMember {
  readonly username: string
  readonly firstName: string
  readonly lastName: string
  readonly level: Level
  /** The vector object of the profile picture; new people have none. */
  readonly face?: string
  readonly shop?: true
  /** Can be logged in to: its address. */
  readonly email?: string
  readonly admin?: true
  /** What of theirs waits for an administrator. */
  readonly queue?: 'identity' | 'appeal'
}

/** The accounts that a visitor of the demonstration can use. */
export const accounts: readonly CastMember[] = [
  { email: 'nuevo@demo.test', username: 'tomi.nuevo', firstName: 'Tomás', lastName: 'Aguirre', level: 1 },
  {
    email: 'inicial@demo.test',
    username: 'vale_inicial',
    firstName: 'Valentina',
    lastName: 'Sosa',
    level: 2,
    face: 'koala',
  },
  {
    email: 'activo@demo.test',
    username: 'nico.activo',
    firstName: 'Nicolás',
    lastName: 'Ferreyra',
    level: 3,
    face: 'fox',
  },
  {
    email: 'experto@demo.test',
    username: 'lau_experta',
    firstName: 'Laura',
    lastName: 'Benítez',
    level: 4,
    face: 'owl',
  },
  {
    email: 'elite@demo.test',
    username: 'casa.elite',
    firstName: 'Gustavo',
    lastName: 'Iriarte',
    level: 5,
    face: 'lion',
    shop: true,
  },
  {
    email: 'compradora@demo.test',
    username: 'cami_compra',
    firstName: 'Camila',
    lastName: 'Roldán',
    level: 4,
    face: 'panda',
  },
  {
    email: 'comprador@demo.test',
    username: 'fede.compra',
    firstName: 'Federico',
    lastName: 'Luna',
    level: 4,
    face: 'bear',
  },
  {
    email: 'admin@demo.test',
    username: 'equipo.martillo',
    firstName: 'Mariana',
    lastName: 'Costa',
    level: 4,
    face: 'unicorn',
    admin: true,
  },
]

/** Everyone else: they publish and bid, and nobody logs in as them. */
export const neighbours: readonly CastMember[] = [
  { username: 'martina.suarez', firstName: 'Martina', lastName: 'Suárez', level: 4, face: 'tiger-face' },
  { username: 'joaquin_peralta', firstName: 'Joaquín', lastName: 'Peralta', level: 4, face: 'wolf' },
  { username: 'sofi.romero', firstName: 'Sofía', lastName: 'Romero', level: 4, face: 'rabbit-face' },
  { username: 'elpibedelasbicis', firstName: 'Matías', lastName: 'Godoy', level: 4, face: 'bicycle' },
  { username: 'lucia.mansilla', firstName: 'Lucía', lastName: 'Mansilla', level: 5, face: 'butterfly' },
  { username: 'ramiro_ojeda', firstName: 'Ramiro', lastName: 'Ojeda', level: 4, face: 'eagle' },
  {
    username: 'discos.del.sur',
    firstName: 'Hernán',
    lastName: 'Paz',
    level: 5,
    face: 'optical-disk',
    shop: true,
  },
  { username: 'caro.villalba', firstName: 'Carolina', lastName: 'Villalba', level: 4, face: 'hedgehog' },
  { username: 'pablo.ibarra', firstName: 'Pablo', lastName: 'Ibarra', level: 3, face: 'otter' },
  { username: 'agus_medina', firstName: 'Agustina', lastName: 'Medina', level: 4, face: 'sunflower' },
  { username: 'don.ernesto', firstName: 'Ernesto', lastName: 'Quiroga', level: 4, face: 'mate' },
  { username: 'flor.cabrera', firstName: 'Florencia', lastName: 'Cabrera', level: 4, face: 'hibiscus' },
  { username: 'santi.rivero', firstName: 'Santiago', lastName: 'Rivero', level: 4, face: 'dolphin' },
  {
    username: 'antiguedades_barracas',
    firstName: 'Silvia',
    lastName: 'Moretti',
    level: 5,
    face: 'amphora',
    shop: true,
  },
  { username: 'juli.herrera', firstName: 'Julieta', lastName: 'Herrera', level: 4, face: 'parrot' },
  { username: 'gonza_molina', firstName: 'Gonzalo', lastName: 'Molina', level: 4, face: 'shark' },
  { username: 'meli.correa', firstName: 'Melina', lastName: 'Correa', level: 3, face: 'flamingo' },
  {
    username: 'autos.del.plata',
    firstName: 'Ricardo',
    lastName: 'Bustos',
    level: 5,
    face: 'automobile',
    shop: true,
  },
  { username: 'ana.figueroa', firstName: 'Ana', lastName: 'Figueroa', level: 4, face: 'swan' },
  { username: 'leo_acosta', firstName: 'Leonardo', lastName: 'Acosta', level: 4, face: 'gorilla' },
  { username: 'rochi.vera', firstName: 'Rocío', lastName: 'Vera', level: 4, face: 'tropical-fish' },
  { username: 'bruno.castro', firstName: 'Bruno', lastName: 'Castro', level: 2, face: 'frog' },
  { username: 'nati_dominguez', firstName: 'Natalia', lastName: 'Domínguez', level: 4, face: 'llama' },
  {
    username: 'inmobiliaria_rios',
    firstName: 'Claudia',
    lastName: 'Ríos',
    level: 5,
    face: 'house',
    shop: true,
  },
  { username: 'facu.leiva', firstName: 'Facundo', lastName: 'Leiva', level: 4, face: 'soccer-ball' },
  { username: 'vicky.ponce', firstName: 'Victoria', lastName: 'Ponce', level: 4, face: 'cat-face' },
  { username: 'diego_arce', firstName: 'Diego', lastName: 'Arce', level: 3, face: 'penguin' },
  { username: 'marce.toledo', firstName: 'Marcela', lastName: 'Toledo', level: 4, face: 'honeybee' },
  {
    username: 'ferreteria.oeste',
    firstName: 'Oscar',
    lastName: 'Giménez',
    level: 4,
    face: 'toolbox',
    shop: true,
  },
  { username: 'pau_navarro', firstName: 'Paula', lastName: 'Navarro', level: 4, face: 'peacock' },
  { username: 'ivan.sandoval', firstName: 'Iván', lastName: 'Sandoval', level: 4, face: 'guitar' },
  { username: 'ceci.montes', firstName: 'Cecilia', lastName: 'Montes', level: 2, face: 'potted-plant' },
  { username: 'emi_barrios', firstName: 'Emiliano', lastName: 'Barrios', level: 4, face: 'monkey-face' },
  { username: 'patri.olivera', firstName: 'Patricia', lastName: 'Olivera', level: 4, face: 'duck' },
  { username: 'maxi.ledesma', firstName: 'Maximiliano', lastName: 'Ledesma', level: 3, face: 'rocket' },
  { username: 'dani_ayala', firstName: 'Daniela', lastName: 'Ayala', level: 4, face: 'turtle' },
  { username: 'seba.cardozo', firstName: 'Sebastián', lastName: 'Cardozo', level: 4, face: 'beaver' },
  { username: 'micaela.ruiz', firstName: 'Micaela', lastName: 'Ruiz', level: 4, face: 'lady-beetle' },
  { username: 'libros.de.nora', firstName: 'Nora', lastName: 'Pereyra', level: 4, face: 'books', shop: true },
  { username: 'alan.vazquez', firstName: 'Alan', lastName: 'Vázquez', level: 1, queue: 'identity' },
  { username: 'rulo.ofertas', firstName: 'Raúl', lastName: 'Bermúdez', level: 1, queue: 'appeal' },
]
