-- What the files of the runtime share. The last of them takes it away from the globals.
runtime = { host = host }
host = nil
