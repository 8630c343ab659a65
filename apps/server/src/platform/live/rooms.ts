import type { Server, Socket } from 'socket.io'
import { makeRoomSender } from './room-sender.ts'

const SHARD_SIZE = 500

interface Room {
  /** Sockets per shard; a gap is filled before a new shard begins. */
  readonly sizes: number[]
  readonly places: Map<string, number>
  readonly sender: ReturnType<typeof makeRoomSender>
}

/** The rooms of this process. A room lives as long as somebody is in it. */
export function makeRooms(io: Server) {
  const rooms = new Map<string, Room>()
  const shardName = (room: string, index: number) => `${room}#${index}`

  function open(name: string): Room {
    const sizes: number[] = []
    const places = new Map<string, number>()
    const shards = () =>
      sizes.flatMap((size, index) =>
        size > 0
          ? [
              {
                emit: (event: string, payload: object) =>
                  io.local.to(shardName(name, index)).emit(event, payload),
              },
            ]
          : [],
      )
    const room: Room = { sizes, places, sender: makeRoomSender(shards, () => places.size) }
    rooms.set(name, room)
    return room
  }

  function leave(socket: Socket, name: string) {
    const room = rooms.get(name)
    const index = room?.places.get(socket.id)
    if (!room || index === undefined) return
    room.places.delete(socket.id)
    room.sizes[index] = (room.sizes[index] ?? 1) - 1
    void socket.leave(shardName(name, index))
    if (room.places.size === 0) {
      room.sender.stop()
      rooms.delete(name)
    }
  }

  return {
    join(socket: Socket, name: string) {
      const room = rooms.get(name) ?? open(name)
      if (room.places.has(socket.id)) return
      const gap = room.sizes.findIndex((size) => size < SHARD_SIZE)
      const index = gap < 0 ? room.sizes.length : gap
      room.sizes[index] = (room.sizes[index] ?? 0) + 1
      room.places.set(socket.id, index)
      void socket.join(shardName(name, index))
    },
    leave,
    leaveAll(socket: Socket) {
      for (const [name, room] of rooms) if (room.places.has(socket.id)) leave(socket, name)
    },
    send(name: string, event: string, payload: object) {
      rooms.get(name)?.sender.send(event, payload)
    },
    /** Ids of the sockets in a room, or in none when nobody is there. */
    members: (name: string) => [...(rooms.get(name)?.places.keys() ?? [])],
    watchers: (name: string) => rooms.get(name)?.places.size ?? 0,
  }
}

export type Rooms = ReturnType<typeof makeRooms>
